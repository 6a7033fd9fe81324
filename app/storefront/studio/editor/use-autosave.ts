import { useMatches, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { DesignDocument } from "~/design/document/document";
import { autosaveDesign, type SavedLocation } from "./autosave-design";

/** Milliseconds without a change before the design is saved, and before a failed save is retried. */
const REST = 3000;
const AGAIN = 10_000;

export interface Autosave {
  state: "resting" | "saving" | "failed";
  /** Saves the design now, after a save in progress; returns whether it succeeded. */
  keep: () => Promise<boolean>;
  isRunning: () => boolean;
}

interface AutosaveOptions {
  document: DesignDocument;
  isUnsaved: boolean;
  address: string;
  /** Receives the saved document and where it was saved. */
  onSaved: (document: DesignDocument, place: SavedLocation) => void;
}

/** Saves a changed design after a pause, when the page is hidden, and when the connection is back. */
export function useAutosave(options: AutosaveOptions): Autosave {
  const { document, isUnsaved } = options;
  const route = useMatches().at(-1)?.id ?? "";
  const isSubmitting = useNavigation().state !== "idle";
  const [state, setState] = useState<Autosave["state"]>("resting");
  const running = useRef<Promise<boolean> | null>(null);
  const latest = useRef({ ...options, route });
  latest.current = { ...options, route };

  const save = async (changed: DesignDocument) => {
    const { isUnsaved, onSaved, address, route } = latest.current;
    if (!isUnsaved) return true;
    setState("saving");
    const place = await autosaveDesign(changed, { address, route });
    setState(place ? "resting" : "failed");
    // A submission that waits for this save needs the design's address in the form, or it would create a second design.
    if (place) flushSync(() => onSaved(changed, place));
    return place !== null;
  };
  const keep = (changed?: DesignDocument) => {
    const before = running.current ?? Promise.resolve(true);
    const turn = before.then(() => save(changed ?? latest.current.document));
    running.current = turn;
    void turn.then(() => {
      if (running.current === turn) running.current = null;
    });
    return turn;
  };

  const now = useRef(keep);
  now.current = keep;
  useEffect(() => {
    if (!isUnsaved || isSubmitting || state === "saving") return;
    const timer = setTimeout(() => now.current(document), state === "failed" ? AGAIN : REST);
    return () => clearTimeout(timer);
  }, [document, isUnsaved, isSubmitting, state]);

  useEffect(() => {
    const hide = () => {
      if (window.document.visibilityState === "hidden" && !running.current) now.current();
    };
    const reconnect = () => now.current();
    window.document.addEventListener("visibilitychange", hide);
    window.addEventListener("online", reconnect);
    return () => {
      window.document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("online", reconnect);
    };
  }, []);

  return { state, keep: () => keep(), isRunning: () => running.current !== null };
}
