import { type ComponentType, useEffect, useRef, useState } from "react";
import type { Layer } from "~/design/document/document";
import { useStudioParts } from "../use-studio";
import { Fold } from "./panel";

/** Fields of one layer. */
export interface LayerFieldsProps<Edited extends Layer = Layer> {
  surface: string;
  layer: Edited;
}

interface LaterFields<Props> {
  Rendered: ComponentType<Props> | undefined;
  load: () => Promise<ComponentType<Props>>;
}

/**
 * Fields whose code is no part of the page's scripts.
 * @param Rendered the fields on the server, from a `.server` module; undefined in browsers
 * @param load the fields, by a dynamic import
 */
export function laterFields<Props extends object>(
  Rendered: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): LaterFields<Props> {
  return { Rendered, load };
}

interface LaterFoldProps<Props> {
  title: string;
  fields: LaterFields<Props>;
  props: Props;
}

const UNCHANGED = { __html: "" };

/**
 * A closed fold whose fields are in the server's page, for browsers without scripts. The browser's editor takes them away,
 * so that they cannot say what the design was, and fetches their code when the fold is opened.
 */
export function LaterFold<Props extends object>({ title, fields, props }: LaterFoldProps<Props>) {
  const { isLive, view } = useStudioParts();
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Fields: ComponentType<Props> } | "failed" | null>(null);
  const isRejected = Object.keys(view.rejected).length > 0;
  const { Rendered } = fields;

  function open() {
    fields.load().then(
      (Fields) => setLoaded({ Fields }),
      () => setLoaded("failed"),
    );
  }
  const openAtStart = useRef(open);
  useEffect(() => {
    const fold = place.current?.closest("details");
    if (fold?.open || isRejected) openAtStart.current();
  }, [isRejected]);

  const content = () => {
    if (loaded === "failed") return <p>Couldn't load this. Close and open it to try again.</p>;
    if (loaded) return <loaded.Fields {...props} />;
    if (Rendered) return <Rendered {...props} />;
    return <p className="text-sm text-soft-ink">Loading…</p>;
  };
  const isServers = !isLive && !Rendered;
  return (
    <Fold title={title} isOpen={false} onToggle={(isOpen) => isOpen && open()}>
      {isServers ? (
        <div ref={place} className="space-y-4" suppressHydrationWarning dangerouslySetInnerHTML={UNCHANGED} />
      ) : (
        <div key="live" className="space-y-4">
          {content()}
        </div>
      )}
    </Fold>
  );
}
