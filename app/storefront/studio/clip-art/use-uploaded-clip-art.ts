import { type RefObject, useEffect, useRef } from "react";
import { isOwnArt } from "~/design/art/own-art";
import { useStudioParts } from "../use-studio";

/**
 * Adds the drawing that the form has just uploaded from this field. The server has added it as well, but the browser's
 * editor goes on with its own document.
 */
export function useUploadedClipArt(surface: string, input: RefObject<HTMLInputElement>): void {
  const { view, dispatch } = useStudioParts();
  const known = useRef(view.photos);
  useEffect(() => {
    const uploaded = Object.keys(view.photos).filter((id) => isOwnArt(id) && !(id in known.current));
    known.current = view.photos;
    if (!input.current?.files?.length || uploaded.length === 0) return;
    input.current.value = "";
    for (const art of uploaded)
      dispatch({ type: "apply", commands: [{ type: "add-layer", surface, kind: "art", art }] });
  }, [view.photos, surface, input, dispatch]);
}
