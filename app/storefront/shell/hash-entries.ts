/**
 * Numbers the history entries that links within a page create, such as the tabs of the studio's sheets. The router
 * numbers its own only: it warns about others, and goes back too far when it blocks the navigation after them. Each
 * has a key of its own, by which the router stores where the page was scrolled. Must be called before the router starts,
 * because its listener is called after earlier ones.
 */
export function numberHashEntries(): void {
  let idx = 0;
  addEventListener(
    "click",
    () => {
      idx = history.state?.idx ?? idx;
    },
    true,
  );
  addEventListener("popstate", () => history.state ?? history.replaceState({ idx, key: newKey() }, ""));
}

/** As the router's keys. */
function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
