import {
  createElement,
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";

/** Milliseconds after which a text is removed, when every screen reader has noticed it. */
const STAY = 10_000;
/** Milliseconds in which the same text is read aloud only once, such as a total that is shown twice. */
const REPETITION = 1_000;

interface Announcement {
  id: number;
  text: string;
  /** Milliseconds since the page was opened. */
  at: number;
}

const NONE: readonly Announcement[] = [];

let announcements = NONE;
let latestId = 0;
const listeners = new Set<() => void>();

/** Has a text read aloud, after the texts before it. Call it in effects and event handlers. */
export function announce(text: string): void {
  const at = performance.now();
  if (text === "" || announcements.some((each) => each.text === text && at - each.at < REPETITION)) return;
  latestId += 1;
  const announcement = { id: latestId, text, at };
  change([...announcements, announcement]);
  setTimeout(() => change(announcements.filter((each) => each !== announcement)), STAY);
}

function change(changed: readonly Announcement[]): void {
  announcements = changed;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The region that screen readers follow. It is the only one of a page, so that texts are read in order and none
 * interrupts another; errors are alerts. A modal dialog hides the page around it, so it needs a region of its own if it
 * announces anything.
 * @param children visible parts that are read when they appear
 */
export function LiveRegion({ children }: { children?: ReactNode }) {
  const shown = useSyncExternalStore(
    subscribe,
    () => announcements,
    () => NONE,
  );
  return (
    <div role="status" aria-atomic="false">
      {children}
      {shown.map(({ id, text }) => (
        <p key={id} className="sr-only">
          {text}
        </p>
      ))}
    </div>
  );
}

/**
 * Has a text read aloud when it changes.
 * @param isNew whether the first text is read, too, because it appears in response to what the shopper did
 */
export function useAnnouncement(text: string, { isNew = false } = {}): void {
  const latest = useRef(isNew ? "" : text);
  useEffect(() => {
    if (latest.current === text) return;
    latest.current = text;
    announce(text);
  }, [text]);
}

interface StatusProps extends HTMLAttributes<HTMLElement> {
  as?: "p" | "div" | "span";
  /** Read before the text, such as "Price:". */
  label?: string;
  /** It appears in response to what the shopper did, so its first text is read, too. */
  isNew?: boolean;
}

/** A visible text that is read aloud when it changes. */
export function Status({ as = "p", label = "", isNew = false, ...element }: StatusProps) {
  const shown = useRef<HTMLElement>(null);
  const latest = useRef<string | null>(isNew ? "" : null);
  useEffect(() => {
    const text = shown.current ? announcedText(shown.current) : "";
    const isChanged = latest.current !== null && latest.current !== text;
    latest.current = text;
    if (isChanged && text !== "") announce(`${label} ${text}`.trim());
  });
  return createElement(as, { ...element, ref: shown });
}

/** The text of an element, with a space between its parts. */
function announcedText(element: Element): string {
  const parts = [...element.childNodes].map((node) =>
    node.nodeType === node.ELEMENT_NODE ? ` ${announcedText(node as Element)} ` : (node.textContent ?? ""),
  );
  return parts.join("").replace(/\s+/g, " ").trim();
}
