/**
 * Pages of the staff work without this script. With it, keys open pages and move in lists, and a page says what has
 * happened since it was made.
 */
const POLL_MILLISECONDS = 30_000;
/** Within which the second key of two follows the first. */
const SEQUENCE_MILLISECONDS = 1500;
const OFF = "admin-shortcuts-off";

const places = new Map(
  Array.from(document.querySelectorAll("a[data-key]"), (link) => [link.dataset.key, link]),
);
let goingUntil = 0;

offerHelp();
addEventListener("keydown", press);
for (const region of document.querySelectorAll("[data-updates]")) setInterval(ask, POLL_MILLISECONDS, region);

/** @param {KeyboardEvent} event */
function press(event) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isOff() || isTyping(target)) return;
  const place = event.timeStamp < goingUntil ? places.get(key) : undefined;
  goingUntil = key === "g" ? event.timeStamp + SEQUENCE_MILLISECONDS : 0;
  if (place) return place.click();
  const act = { "?": openHelp, "/": focusSearch, j: () => moveRow(1), k: () => moveRow(-1) }[key];
  if (!act) return;
  event.preventDefault();
  act();
}

/** Where letters are text, or where a dialog has keys of its own. */
function isTyping(target) {
  return target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
}

function focusSearch() {
  document.querySelector("input[type=search]")?.focus();
}

/** Focuses the link of the next row of a list, or of the one before. */
function moveRow(step) {
  const links = Array.from(document.querySelectorAll("tbody tr"), (row) => row.querySelector("a")).filter(
    Boolean,
  );
  const index = links.findIndex((link) => link.closest("tr").contains(document.activeElement));
  links[index === -1 ? 0 : index + step]?.focus();
}

/** Adds a button for the list of keys, so that nobody has to know one. */
function offerHelp() {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet shortcuts-button";
  button.textContent = "Shortcuts";
  button.addEventListener("click", openHelp);
  document.querySelector(".who")?.prepend(button);
}

function openHelp() {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-labelledby", "shortcuts");
  dialog.append(heading(), list(), switchOff(), closeButton(dialog));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function heading() {
  const title = document.createElement("h2");
  title.id = "shortcuts";
  title.textContent = "Keyboard shortcuts";
  return title;
}

function list() {
  const keys = document.createElement("dl");
  keys.className = "keys";
  const lines = [
    ["/", "Search"],
    ["j, k", "Next and previous row"],
    ...Array.from(places, ([key, link]) => [`g ${key}`, link.textContent]),
    ["?", "This list"],
  ];
  for (const [key, action] of lines) {
    const term = document.createElement("dt");
    const description = document.createElement("dd");
    term.textContent = key;
    description.textContent = action;
    keys.append(term, description);
  }
  return keys;
}

/** People who control a browser by voice need single keys to do nothing (WCAG 2.1.4). */
function switchOff() {
  const label = document.createElement("label");
  const box = document.createElement("input");
  box.type = "checkbox";
  box.checked = !isOff();
  box.addEventListener("change", () => {
    if (box.checked) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, "1");
  });
  label.append(box, " Use these keys in this browser");
  return label;
}

function closeButton(dialog) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Close";
  button.addEventListener("click", () => dialog.close());
  return button;
}

/** A browser that keeps nothing for this site cannot switch them off. */
function isOff() {
  try {
    return localStorage.getItem(OFF) !== null;
  } catch {
    return false;
  }
}

/** Asks what has happened, without keeping an idle session alive. Does not ask while nobody sees the page. */
async function ask(region) {
  if (document.hidden || region.textContent !== "") return;
  try {
    const response = await fetch(region.dataset.updates, {
      headers: { "X-Unattended": "1" },
      redirect: "error",
    });
    const { text } = await response.json();
    if (text) tell(region, text);
  } catch {
    // Signed out, or the shop restarts: the next page says so.
  }
}

function tell(region, text) {
  const link = document.createElement("a");
  link.href = pageAddress();
  link.textContent = "Show";
  region.append(text, " ", link);
}

/** This page as it is now: without a place in it, to which a browser would only scroll, and without what was done before. */
function pageAddress() {
  const { pathname, searchParams } = new URL(location.href);
  for (const name of ["done", "changed", "deleted"]) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
