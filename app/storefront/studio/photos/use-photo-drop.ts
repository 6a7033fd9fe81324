import { useEffect, useRef, useState } from "react";
import { layerField } from "../field-names";
import { useStudioParts } from "../use-studio";
import { takesPhotoBatch } from "./photo-batch";
import { photoTargets } from "./photo-tray";

/**
 * Accepts photos dropped anywhere on the page: each goes to the next empty visible slot, or several to `addBatch` where
 * the product takes a batch. A file field handles its own drops.
 * @returns whether files are being dragged over the page
 */
export function usePhotoDrop(addBatch: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const studio = useStudioParts();
  const latest = useRef({ studio, addBatch });
  latest.current = { studio, addBatch };
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      setOver(false);
      if (event.target instanceof HTMLInputElement && event.target.type === "file") return;
      event.preventDefault();
      place([...(event.dataTransfer?.files ?? [])]);
    };
    const place = (files: File[]) => {
      const { studio, addBatch } = latest.current;
      const { document, wantedSurface, uploads } = studio;
      if (files.length > 1 && takesPhotoBatch(document)) return addBatch(files);
      for (const [index, { surface, layer }] of photoTargets(document, wantedSurface).entries()) {
        if (files[index]) uploads.send(layerField(surface, layer.id, "file"), files[index]);
      }
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}

function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}
