import { useNavigation } from "@remix-run/react";
import NProgress from "nprogress";
import { useEffect } from "react";

/** The library's default markup uses an ARIA role that does not exist. */
const BAR = '<div class="bar" aria-hidden="true"><div class="peg"></div></div>';

/** A progress bar at the top while the next page is loading. Specification §9: at least 8 %, a step every 800 ms. */
export function LoadBar() {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle") return;
    NProgress.configure({
      minimum: 0.08,
      trickleSpeed: 800,
      showSpinner: false,
      template: BAR,
      barSelector: ".bar",
    });
    NProgress.start();
    return () => {
      NProgress.done();
    };
  }, [state]);
  return null;
}
