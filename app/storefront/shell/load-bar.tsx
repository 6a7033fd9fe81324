import { useNavigation } from "@remix-run/react";
import NProgress from "nprogress";
import { useEffect } from "react";

/** A bar at the top while the next page is on its way. Specification §9: at least 8 %, a step every 800 ms. */
export function LoadBar() {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle") return;
    NProgress.configure({ minimum: 0.08, trickleSpeed: 800, showSpinner: false });
    NProgress.start();
    return () => {
      NProgress.done();
    };
  }, [state]);
  return null;
}
