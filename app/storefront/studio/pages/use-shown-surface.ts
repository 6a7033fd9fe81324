import { useEffect, useState } from "react";
import type { DesignDocument } from "~/design/document/document";
import { SURFACE_FIELD } from "../field-names";
import type { StudioView } from "../studio-view";
import { shownSurfaces } from "./shown-surfaces";

/** The visible surface where some are shown one at a time; also kept in the URL for reloads. */
export function useShownSurface(view: StudioView, document: DesignDocument) {
  const [wanted, setWanted] = useState(view.surface);
  useEffect(() => setWanted(view.surface), [view.surface]);
  return {
    surfaces: shownSurfaces(document, wanted),
    wantedSurface: wanted,
    showSurface(key: string) {
      setWanted(key);
      const address = new URL(window.location.href);
      address.searchParams.set(SURFACE_FIELD, key);
      window.history.replaceState(window.history.state, "", address);
    },
  };
}
