import { useDeferredValue, useState } from "react";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { PrintSheet } from "~/design/drawing/print-sheet";
import { useStudioParts } from "../use-studio";
import { Fold, Panel } from "./panel";

/** A bleed of at least this many millimeters is folded around the product instead of being cut off. */
const MIN_WRAP = 30;

/** The visible surfaces as they are printed, beyond their edges. */
export function PrintSheetPanel() {
  const { surfaces } = useStudioParts();
  const bled = surfaces.filter(({ bleed }) => bleed > 0);
  if (bled.length === 0) return null;
  return (
    <Panel title="Print preview">
      {bled.map((surface) => (
        <SheetFold key={surface.key} surface={surface} />
      ))}
    </Panel>
  );
}

/** Drawn only while it is open; without JavaScript always. */
function SheetFold({ surface: { key, title, bleed, wrap } }: { surface: SurfaceBlueprint }) {
  const { drawing, photos, isLive } = useStudioParts();
  const document = useDeferredValue(drawing.document);
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title={`${title}, edge to edge`} isOpen={isOpen} onToggle={setOpen}>
      {(!isLive || isOpen) && (
        <PrintSheet
          document={document}
          surface={key}
          photos={photos}
          outline={drawing.outline}
          idPrefix="sheet"
          title={`${title} as printed, including what lies beyond its edge`}
          className="mx-auto block max-h-[60vh] w-full"
        />
      )}
      <p className="text-sm text-soft-ink">
        {wrap || bleed >= MIN_WRAP
          ? "Everything outside the dashed line wraps around the sides."
          : "Everything outside the dashed line gets trimmed off."}
      </p>
    </Fold>
  );
}
