// Short synthesized sounds, and vibration on phones. Both can be turned off.

import { settings } from "./settings.svelte";

export type Sound = "laid" | "drawn" | "turn" | "uno" | "danger" | "won" | "lost";

/** A tone that slides from one pitch to another. `at` is its start in seconds. Pitch 0 is a short noise. */
interface Tone {
  at: number;
  long: number;
  from: number;
  to?: number;
  loud?: number;
  wave?: OscillatorType;
}

const SOUNDS: Record<Sound, Tone[]> = {
  laid: [
    { at: 0, long: 0.05, from: 0, loud: 0.5 },
    { at: 0, long: 0.07, from: 190, to: 110 },
  ],
  drawn: [{ at: 0, long: 0.09, from: 0, loud: 0.3 }],
  turn: [
    { at: 0, long: 0.14, from: 587 },
    { at: 0.11, long: 0.22, from: 784 },
  ],
  uno: [
    { at: 0, long: 0.1, from: 659, wave: "triangle" },
    { at: 0.09, long: 0.1, from: 784, wave: "triangle" },
    { at: 0.18, long: 0.28, from: 988, wave: "triangle" },
  ],
  danger: [{ at: 0, long: 0.32, from: 330, to: 165, wave: "sawtooth", loud: 0.35 }],
  won: [523, 659, 784, 1047].map((from, place) => ({ at: 0.12 * place, long: place < 3 ? 0.16 : 0.5, from })),
  lost: [392, 349, 294].map((from, place) => ({ at: 0.18 * place, long: place < 2 ? 0.22 : 0.5, from, loud: 0.7 })),
};

const VIBRATIONS: Record<Sound, number[]> = {
  laid: [8],
  drawn: [8],
  turn: [30, 60, 30],
  uno: [20, 40, 20],
  danger: [120],
  won: [40, 60, 40, 60, 120],
  lost: [160],
};

const VOLUME = 0.22;
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.current.sounds || !touched()) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of SOUNDS[sound]) playTone(context, tone);
}

export function vibrate(sound: Sound): void {
  if (!settings.current.vibration || !touched()) return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  navigator.vibrate?.(VIBRATIONS[sound]);
}

/** Browsers allow sound only after the first touch or click. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

function playTone(audio: AudioContext, { at, long, from, to = from, loud = 1, wave = "sine" }: Tone): void {
  const begin = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(VOLUME * loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + long);
  gain.connect(audio.destination);
  const source = from ? pitched(audio, wave, begin, long, from, to) : noise(audio, long);
  source.connect(gain);
  source.start(begin);
  source.stop(begin + long);
}

function pitched(
  audio: AudioContext,
  wave: OscillatorType,
  begin: number,
  long: number,
  from: number,
  to: number,
): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + long);
  return source;
}

function noise(audio: AudioContext, long: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
