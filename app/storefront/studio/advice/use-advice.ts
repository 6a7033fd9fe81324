import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type DesignWarning, designWarnings } from "~/design/advice/warnings";
import { layersOf } from "~/design/layers/layers";
import { maskCode, subscribeToMasks } from "~/design/photo-mask/later-masks";
import type { PhotoSources } from "~/design/photos/photo-source";
import {
  photoSharpness,
  type Sharpness,
  type SharpnessBySize,
  sharpnessBySize,
} from "~/design/photos/sharpness";
import type { StudioProduct, StudioView } from "../studio-view";
import type { Drawing } from "../text/use-drawing";
import { shownAdvice, unseenAdvice } from "./advice";

/** The design's warnings, and which of them were shown before adding to the cart. */
export interface Advice {
  warnings: DesignWarning[];
  /** Warnings not shown yet. */
  unseen: DesignWarning[];
  /** Sharpness of each photo in the chosen size, by its layer's name. */
  sharpness: Record<string, Sharpness>;
  /** The same in every size that is sold; undefined when there is only one size. */
  bySize: SharpnessBySize | undefined;
  /** The shown warnings as the form's field has them. */
  shown: string;
  /** Marks all warnings as shown. */
  show: () => void;
}

/** The warnings of the current design; deferred while a layer is dragged. */
export function useAdvice(view: StudioView, drawing: Drawing, photos: PhotoSources): Advice {
  const { outline } = drawing;
  const document = useDeferredValue(drawing.document);
  const masks = useSyncExternalStore(subscribeToMasks, maskCode, maskCode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code of masks checks them
  const warnings = useMemo(
    () => [
      ...designWarnings(document, { photos, outline }),
      ...view.measured.filter(({ field }) => layersOf(document).some(({ name }) => name === field)),
    ],
    [document, photos, outline, masks, view.measured],
  );
  const sharpness = useMemo(() => photoSharpness(document, photos), [document, photos]);
  const bySize = useMemo(
    () => sharpnessBySize(document, photos, offeredValues(view.product)),
    [document, photos, view.product],
  );
  const [shown, setSeen] = useState(view.shownAdvice);
  useEffect(() => setSeen(view.shownAdvice), [view.shownAdvice]);
  return {
    warnings,
    sharpness,
    bySize,
    unseen: unseenAdvice(warnings, shown),
    shown,
    show: () => setSeen(shownAdvice(warnings)),
  };
}

/** Option → the values in which the product is sold. */
function offeredValues({ options }: StudioProduct): Record<string, string[]> {
  return Object.fromEntries(options.map(({ code, values }) => [code, values.map((value) => value.code)]));
}
