// What is wrong with a page as it is seen. Who scrolls sees the rest, three dots say that there is more, and what
// is clipped away altogether is for those who listen.
async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const KEY = /(?<![\w-])(web|event|move|card|colour|symbol|direction|list)-[a-z]|\{ ?\$\w+ ?\}/;
  const faults = [];
  const fault = (what, { tagName, className, textContent }) =>
    faults.push(`${what}: <${tagName} class="${className}"> ${textContent.trim().slice(0, 60)}`);
  const hides = (way) => way === "hidden" || way === "clip";
  const scrolls = (one) =>
    one !== document.body && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const ownText = (one) =>
    [...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data.trim() : "")).join("");

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) fault(`${scrollWidth} pixels wide`, document.body);

  const texts = [document.title];
  for (const one of document.body.querySelectorAll("*")) {
    const own = ownText(one);
    texts.push(own);
    for (const name of ["aria-label", "title", "alt", "placeholder"]) texts.push(one.getAttribute(name) ?? "");

    const style = getComputedStyle(one);
    if (!(one instanceof HTMLElement) || !one.checkVisibility() || style.clipPath !== "none") continue;
    const { left, right } = one.getBoundingClientRect();
    const matters = own || one.matches("input, select, img");
    if (matters && (left < -1 || right > innerWidth + 1) && !scrolls(one)) fault("out of sight", one);

    if (!one.textContent.trim() || one.matches("select")) continue;
    if (style.display === "inline" || style.textOverflow === "ellipsis") continue;
    const box = one.matches("button, .button"); // nothing may hang out of it
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = one;
    if ((box || hides(style.overflowX)) && scrollWidth > clientWidth + 1) fault("cut off at its side", one);
    if ((box || hides(style.overflowY)) && scrollHeight > clientHeight + 1) fault("cut off below", one);
  }
  for (const text of texts) if (KEY.test(text)) faults.push(`a key, or a gap: ${text}`);
  return faults;
}
