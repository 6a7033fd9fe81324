import { type Dispatch, useEffect, useMemo, useState } from "react";
import type { DesignDocument } from "~/design/document/document";
import { SURFACE_FIELD } from "../field-names";
import type { StudioAction, StudioState } from "../studio-state";
import type { StudioView } from "../studio-view";
import type { SavedLocation } from "./autosave-design";
import { useAutosave } from "./use-autosave";

/**
 * Tracks where the design is saved: at the URL that opened it, by "Save", or by autosave. Loads another design when the
 * URL now names one, but not the same design that has just received its id.
 */
export function useDesignSaving(
  view: StudioView,
  { document, opened }: StudioState,
  dispatch: Dispatch<StudioAction>,
) {
  const [shown, setShown] = useState(view);
  const [saved, setSaved] = useState(view.designId ? document : null);
  const [place, setPlace] = useState<SavedLocation | null>(null);
  const [measured, setMeasured] = useState(view.measured);
  const [tubeMm, setTubeMm] = useState(view.tubeMm);
  useEffect(() => {
    if (view === shown) return;
    const { isOther, wasSaved } = arrival(view, { shown, document, place });
    setShown(view);
    setMeasured(view.measured);
    setTubeMm(view.tubeMm);
    if (view.designId !== null) setPlace(null);
    if (view.designId !== null || !place) setSaved(wasSaved ? document : null);
    if (isOther) dispatch({ type: "open", document: view.document });
  }, [view, shown, document, place, dispatch]);

  const named = useMemo(
    () => ({ ...view, ...(view.designId === null && place), measured, tubeMm }),
    [view, place, measured, tubeMm],
  );
  const isUnsaved = document !== (saved ?? opened);
  const autosave = useAutosave({
    document,
    /** Leaving would lose changes. */
    isUnsaved,
    address: named.address,
    onSaved(kept, at) {
      setSaved(kept);
      setMeasured(at.measured);
      setTubeMm(at.tubeMm);
      if (named.designId !== null) return;
      setPlace(at);
      showAddress(at.address);
    },
  });
  return { view: named, isSaved: saved === document, isUnsaved, autosave };
}

export type DesignSaving = ReturnType<typeof useDesignSaving>;

interface Shown {
  shown: StudioView;
  document: DesignDocument;
  place: SavedLocation | null;
}

/** Compares a new view with the state: whether it is of another design, and whether it equals the current document. */
function arrival(view: StudioView, { shown, document, place }: Shown) {
  const wasSaved = view.designId !== null && isAlike(view.document, document);
  const isOurs = view.designId === shown.designId || view.designId === place?.designId;
  return { wasSaved, isOther: !isOurs && !(shown.designId === null && wasSaved) };
}

/** Puts the design into the URL without navigation, so that a reload finds it. */
function showAddress(address: string): void {
  const url = new URL(address, window.location.href);
  const surface = new URL(window.location.href).searchParams.get(SURFACE_FIELD);
  if (surface !== null) url.searchParams.set(SURFACE_FIELD, surface);
  url.hash = window.location.hash;
  window.history.replaceState(window.history.state, "", url);
}

/** Compares two designs, whatever the order of their members. */
function isAlike(one: DesignDocument, other: DesignDocument): boolean {
  const [first, second] = [one, other].map((document) => JSON.stringify(document, withSortedMembers));
  return first === second;
}

function withSortedMembers(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
