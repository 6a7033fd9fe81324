import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import type { Layer } from "~/design/document/document";
import { announce } from "../../ui/live-region";
import { selectorOf } from "../replaced-fields";
import { useStudioParts } from "../use-studio";
import { LoadFailed } from "./load-failed";
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

/**
 * Focuses the field of the same name when the server's field that had the focus is replaced.
 * @param server the server's fields
 * @param isLoaded whether the fields that replace them are there
 */
function useFieldFocus(server: RefObject<HTMLElement>, isLoaded: boolean): void {
  const left = useRef<{ fold: Element | null; field: string } | null>(null);
  useEffect(() => {
    const fields = server.current;
    const note = (target: EventTarget | null) => {
      if (!(target instanceof HTMLElement) || !fields?.contains(target)) return;
      left.current = { fold: fields.closest("details"), field: selectorOf(target) };
    };
    note(document.activeElement);
    fields?.addEventListener("focusin", ({ target }) => note(target));
  }, [server]);
  useEffect(() => {
    if (isLoaded && document.activeElement === document.body)
      left.current?.fold?.querySelector<HTMLElement>(left.current.field)?.focus();
  }, [isLoaded]);
}

const LOADING = "Loading…";
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
    if (loaded === "failed") setLoaded(null);
    if (!loaded || loaded === "failed") announce(LOADING);
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
    if (loaded === "failed") return <LoadFailed retry={open} />;
    if (loaded) return <loaded.Fields {...props} />;
    if (Rendered) return <Rendered {...props} />;
    return <p className="text-sm text-soft-ink">{LOADING}</p>;
  };
  const isServers = !isLive && !Rendered;
  useFieldFocus(place, loaded !== null && loaded !== "failed");
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
