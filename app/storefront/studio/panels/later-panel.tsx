import { type ComponentType, lazy, Suspense } from "react";

/**
 * Returns a component whose code browsers fetch when it is shown; until then, the server's markup stays.
 * @param Rendered the component on the server, from a `.server` module; undefined in browsers
 * @param load the component, by a dynamic import
 */
export function laterPanel<Props extends object>(
  Rendered: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Fetched = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  const Shown = Rendered ?? Fetched;
  return function LaterPanel(props: Props) {
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  };
}
