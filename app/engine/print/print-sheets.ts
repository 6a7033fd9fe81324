import type { PartialSheet, SurfaceBlueprint } from "~/design/blueprint/blueprint";
import type { DesignDocument } from "~/design/document/document";
import { surfacesOf } from "~/design/surfaces/surfaces";

/** One print file of a design: a whole surface, or a part of it. */
export interface PrintSheet {
  /** Unique in the design. */
  key: string;
  surface: SurfaceBlueprint;
  part?: PartialSheet;
}

/** Returns the print files of a design in the order of its surfaces. */
export function sheetsOf(document: DesignDocument): PrintSheet[] {
  return surfacesOf(document).flatMap((surface): PrintSheet[] => {
    const parts = surface.sheets?.(document.options);
    if (!parts) return [{ key: surface.key, surface }];
    return parts.map((part) => ({ key: `${surface.key}-${part.key}`, surface, part }));
  });
}
