import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import type { Layer } from "~/design/document/document";
import { isAdded } from "~/design/layers/added-layers";

/**
 * The layer that gestures and keys change. It is separate from the studio's state, so that selecting does not render
 * the panels again.
 */
export interface Selection {
  chosen: ChosenLayer | null;
  /** Whether dragging moves a photo within its frame, as the shopper chose; null for the layer's default. */
  wantsPhoto: boolean | null;
  choose: (layer: ChosenLayer | null) => void;
  moveThePhoto: (isPhoto: boolean) => void;
}

export interface ChosenLayer {
  surface: string;
  layer: string;
}

const SelectionContext = createContext<Selection | null>(null);

/** Marks elements of the editor: pressing anywhere else clears the selection. */
export const EDITOR_PART = { "data-editor": "" };

/** Provides the selection to all components within it. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<ChosenLayer | null>(null);
  const [wantsPhoto, moveThePhoto] = useState<boolean | null>(null);
  const choose = useCallback((next: ChosenLayer | null) => {
    setChosen((current) => (isSame(current, next) ? current : next));
    moveThePhoto(null);
  }, []);
  useLettingGo(chosen !== null, choose);
  const selection = useMemo(
    () => ({ chosen, wantsPhoto, choose, moveThePhoto }),
    [chosen, wantsPhoto, choose],
  );
  return <SelectionContext.Provider value={selection}>{children}</SelectionContext.Provider>;
}

/** Returns the selection. @throws Error outside the editor */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error("This belongs inside the studio's editor.");
  return selection;
}

/**
 * Decides whether dragging this layer moves the photo in it: by default in frames of the template, but not in added
 * layers.
 */
export function movesPhoto(layer: Layer, wantsPhoto: boolean | null): boolean {
  if (layer.kind !== "photo" || layer.photoId === null) return false;
  return wantsPhoto ?? !isAdded(layer.id);
}

function isSame(one: ChosenLayer | null, other: ChosenLayer | null): boolean {
  return one?.surface === other?.surface && one?.layer === other?.layer;
}

function useLettingGo(isChosen: boolean, choose: Selection["choose"]): void {
  useEffect(() => {
    if (!isChosen) return;
    const press = ({ target }: Event) => {
      if (target instanceof Element && !target.closest("[data-editor]")) choose(null);
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [isChosen, choose]);
}
