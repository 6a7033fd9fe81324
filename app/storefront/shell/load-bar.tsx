import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** The library's default markup uses an ARIA role that does not exist. */
const BAR = '<div class="bar" aria-hidden="true"><div class="peg"></div></div>';

/**
 * A progress bar at the top while the next page is loading. Specification §9: at least 8 %, a step every 800 ms. The
 * library is fetched with the first of them.
 */
export function LoadBar() {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle") return;
    const bar = showBar();
    return () => bar.end();
  }, [state]);
  return null;
}

function showBar() {
  let isOver = false;
  const shown = import("nprogress").then(({ default: progress }) => {
    if (isOver) return null;
    progress.configure({
      minimum: 0.08,
      trickleSpeed: 800,
      showSpinner: false,
      template: BAR,
      barSelector: ".bar",
    });
    return progress.start();
  });
  // Without the bar the page still loads.
  const progress = shown.catch(() => null);
  return {
    end() {
      isOver = true;
      void progress.then((bar) => bar?.done());
    },
  };
}
