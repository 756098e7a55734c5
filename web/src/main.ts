import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";
import { preferredLanguage, texts } from "./lib/texts.svelte";

settings.show();
await texts.use(preferredLanguage());
mount(App, { target: document.getElementById("app")! });
