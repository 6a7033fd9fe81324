import { useDeferredValue } from "react";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { PrintSheet } from "~/design/drawing/print-sheet";
import { useStudioParts } from "../use-studio";

/** A bleed of at least this many millimeters is folded around the product instead of being cut off. */
const MIN_WRAP = 30;

/** A surface as it is printed, beyond its edges. */
export function PrintSheetFields({ surface: { key, title, bleed, wrap } }: { surface: SurfaceBlueprint }) {
  const { drawing, photos } = useStudioParts();
  const document = useDeferredValue(drawing.document);
  return (
    <>
      <PrintSheet
        document={document}
        surface={key}
        photos={photos}
        outline={drawing.outline}
        idPrefix="sheet"
        title={`${title} as printed, including what lies beyond its edge`}
        className="mx-auto block max-h-[60vh] w-full"
      />
      <p className="text-sm text-soft-ink">
        {wrap || bleed >= MIN_WRAP
          ? "Everything outside the dashed line wraps around the sides."
          : "Everything outside the dashed line gets trimmed off."}
      </p>
    </>
  );
}
