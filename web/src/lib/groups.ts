// Presets and options in groups.

import type { PresetInfo } from "./protocol";

export interface Group<Item> {
  name: string;
  text: string;
  items: Item[];
}

/** Items by group, in the order of the server: `groupOf` gives the name of a group and what to call it. */
export function grouped<Item>(items: readonly Item[], groupOf: (item: Item) => [name: string, text: string]): Group<Item>[] {
  const groups = new Map<string, Group<Item>>();
  for (const item of items) {
    const [name, text] = groupOf(item);
    if (!groups.has(name)) groups.set(name, { name, text, items: [] });
    groups.get(name)!.items.push(item);
  }
  return [...groups.values()];
}

export function presetGroups(presets: readonly PresetInfo[]): Group<PresetInfo>[] {
  return grouped(presets, ({ group, group_text }) => [group, group_text]);
}
