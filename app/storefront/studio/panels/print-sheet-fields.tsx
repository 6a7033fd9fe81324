import { type RefObject, useDeferredValue, useEffect, useRef, useState } from "react";
import type { SurfaceBlueprint } from "~/design/blueprint/blueprint";
import { PrintSheet } from "~/design/drawing/print-sheet";
import { useStudioParts } from "../use-studio";

/** A bleed of at least this many millimeters is folded around the product instead of being cut off. */
const MIN_WRAP = 30;

/** A surface as it is printed, beyond its edges. It is drawn only while its fold is open; without JavaScript always. */
export function PrintSheetFields({ surface: { key, title, bleed, wrap } }: { surface: SurfaceBlueprint }) {
  const { drawing, photos, isLive } = useStudioParts();
  const document = useDeferredValue(drawing.document);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = useIsOpen(place);
  return (
    <>
      <div ref={place}>
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
      </div>
      <p className="text-sm text-soft-ink">
        {wrap || bleed >= MIN_WRAP
          ? "Everything outside the dashed line wraps around the sides."
          : "Everything outside the dashed line gets trimmed off."}
      </p>
    </>
  );
}

/** Whether the fold around an element is open, which it is when its fields are loaded. */
function useIsOpen(place: RefObject<HTMLElement>): boolean {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const fold = place.current?.closest("details");
    const follow = () => setOpen(fold?.open ?? true);
    fold?.addEventListener("toggle", follow);
    return () => fold?.removeEventListener("toggle", follow);
  }, [place]);
  return isOpen;
}
