import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useIsHydrating } from "./is-hydrating";

const UNCHANGED = { __html: "" };

/**
 * Returns a component without state and handlers whose markup browsers keep as the server rendered it: React leaves the
 * elements alone, and the component's code is no part of the page's scripts. Its properties must not change while it is
 * shown. Where a browser has to render it, such as after a navigation from a page without it, the code is fetched.
 * @param Rendered the component on the server, from a `.server` module; undefined in browsers
 * @param load the component, by a dynamic import
 * @param placeholder keeps the component's place while its code is fetched
 */
export function serverMarkup<Props extends object>(
  Rendered: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
): ComponentType<Props> {
  const Fetched = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  if (process.env.NODE_ENV === "development") return hydratedMarkup(Rendered ?? Fetched);
  return function ServerMarkup(props: Props) {
    const isHydrating = useIsHydrating();
    if (isHydrating && !Rendered) {
      return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={UNCHANGED} />;
    }
    return (
      <div className="contents">
        {Rendered ? (
          <Rendered {...props} />
        ) : (
          <Suspense fallback={placeholder}>
            <Fetched {...props} />
          </Suspense>
        )}
      </div>
    );
  };
}

/** Development hydrates the markup, so that an edit of the component is shown at once. */
function hydratedMarkup<Props extends object>(Shown: ComponentType<Props>): ComponentType<Props> {
  return function HydratedMarkup(props: Props) {
    return (
      <div className="contents">
        <Suspense>
          <Shown {...props} />
        </Suspense>
      </div>
    );
  };
}
