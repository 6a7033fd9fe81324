import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useIsHydrating } from "../../shell/is-hydrating";
import { takeOverEntries } from "../replaced-fields";
import { useStudioParts } from "../use-studio";
import { LoadFailed } from "./load-failed";

const UNCHANGED = { __html: "" };

/**
 * Returns a component whose code browsers fetch when it is shown; until then, the server's markup stays. Suspense does not
 * serve: the studio starts its editor before the code has come, and React would draw the boundary anew.
 * @param Rendered the component on the server, from a `.server` module; undefined in browsers
 * @param load the component, by a dynamic import
 */
export function laterPanel<Props extends object>(
  Rendered: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function LaterPanel(props: Props) {
    const isHydrating = useIsHydrating();
    const { dispatch } = useStudioParts();
    const place = useRef<HTMLDivElement>(null);
    const [loaded, setLoaded] = useState<{ Panel: ComponentType<Props> } | null>(
      Rendered ? { Panel: Rendered } : null,
    );
    const [attempt, setAttempt] = useState(1);
    const [failed, setFailed] = useState(0);
    useEffect(() => {
      if (Rendered) return;
      let isShown = true;
      const show = (Panel: ComponentType<Props>) => {
        if (!isShown) return;
        const form = place.current?.closest("form");
        const enter = place.current && takeOverEntries(place.current);
        // In one go: what is entered in the server's fields must not be lost in between.
        flushSync(() => {
          if (form) dispatch({ type: "read", form: new FormData(form) });
          setLoaded({ Panel });
        });
        enter?.();
      };
      load().then(show, () => isShown && setFailed(attempt));
      return () => {
        isShown = false;
      };
    }, [dispatch, attempt]);
    if (loaded)
      return (
        <div className="contents">
          <loaded.Panel {...props} />
        </div>
      );
    // Without the network, the server's markup stays.
    if (!isHydrating) return failed === attempt ? <LoadFailed retry={() => setAttempt(attempt + 1)} /> : null;
    return (
      <div
        key="server"
        ref={place}
        className="contents"
        suppressHydrationWarning
        dangerouslySetInnerHTML={UNCHANGED}
      />
    );
  };
}
