import { useEffect, useState } from "react";
import { Picture } from "../ui/picture";
import { useObjectAddress } from "../ui/use-object-address";
import type { PictureView } from "./product-view";

/** A product picture of the provider; the same path ending in .svg is its drawing. */
const PRODUCT_PICTURE = /^(\/media\/[^?]+)\.webp(\?|$)/;

/**
 * A picture in a modal: as its drawing, sharp at every size, once that is loaded (specification §7 "modal svg"). A
 * failure is ignored silently; the picture itself stays.
 */
export function EnlargedPicture({ picture: { address, description } }: { picture: PictureView }) {
  const drawing = useDrawing(address);
  return (
    <Picture
      src={drawing ?? address}
      alt={description}
      width={800}
      priority
      iscustomsvg
      className="mx-auto max-h-[calc(100dvh-7rem)] w-full rounded-card"
    />
  );
}

/** Address of the drawing for this page; null until it is loaded, or without one. */
function useDrawing(address: string): string | null {
  const [drawing, setDrawing] = useState<Blob | null>(null);
  useEffect(() => {
    let isGone = false;
    void loadDrawing(address).then((file) => isGone || setDrawing(file));
    return () => {
      isGone = true;
      setDrawing(null);
    };
  }, [address]);
  return useObjectAddress(drawing);
}

async function loadDrawing(address: string): Promise<Blob | null> {
  if (!PRODUCT_PICTURE.test(address)) return null;
  try {
    const response = await fetch(address.replace(PRODUCT_PICTURE, "$1.svg$2"));
    const isDrawing = response.ok && response.headers.get("Content-Type")?.startsWith("image/svg+xml");
    return isDrawing ? await response.blob() : null;
  } catch {
    return null;
  }
}
