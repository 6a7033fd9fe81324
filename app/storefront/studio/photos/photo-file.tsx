import { type ChangeEvent, useEffect, useRef } from "react";
import { thisBrand } from "~/brand/this-brand";
import type { PhotoLayer } from "~/design/document/document";
import { layerName } from "~/design/layers/layers";
import { buttonClasses } from "../../ui/button";
import { FieldError } from "../../ui/field-frame";
import { SharpnessNote } from "../advice/sharpness-note";
import { UploadState } from "../editor/upload-state";
import { fieldId, layerField } from "../field-names";
import { useStudioParts } from "../use-studio";
import { PHOTO_RULE, PHOTO_TYPES } from "./accepted-photos";

/** The file input of a photo: submitted with the form, or uploaded at once by the browser's editor. */
export function PhotoFile({ surface, layer }: { surface: string; layer: PhotoLayer }) {
  const { uploads, errorOf, isLive } = useStudioParts();
  const input = useRef<HTMLInputElement>(null);
  const part = layerName(surface, layer.id);
  const field = layerField(surface, layer.id, "file");
  const id = fieldId(part);
  const upload = uploads.byField[field];
  const error = upload?.state === "failed" ? upload.message : errorOf(field, part);

  const send = (element: HTMLInputElement) => {
    const file = element.files?.[0];
    if (!file) return;
    element.value = "";
    uploads.send(field, file);
  };
  /* A photo chosen before the editor started is still in the field. */
  useEffect(() => {
    if (input.current) send(input.current);
  });

  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <Thumbnail layer={layer} />
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="mb-1 block text-sm font-semibold">
            {layer.photoId === null ? "Choose a photo" : "Choose another photo"}
          </label>
          <input
            ref={input}
            id={id}
            type="file"
            name={field}
            accept={PHOTO_TYPES}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-help${error ? ` ${id}-error` : ""}`}
            onChange={(event: ChangeEvent<HTMLInputElement>) => isLive && send(event.currentTarget)}
            className={`block w-full cursor-pointer text-sm file:mr-3 file:min-h-[44px] file:cursor-pointer file:rounded-full file:border-0 file:bg-accent-fill file:px-5 file:font-semibold file:text-on-accent hover:file:bg-accent-strong ${isLive ? "text-transparent" : ""}`}
          />
        </div>
      </div>
      <SharpnessNote photo={part} />
      <p id={`${id}-help`} className="mt-1 text-sm text-soft-ink">
        {PHOTO_RULE}. <PictureTips />
      </p>
      <FieldError id={id} error={error} />
      {upload && <UploadState field={field} upload={upload} />}
      <input type="hidden" name={layerField(surface, layer.id, "photo")} value={layer.photoId ?? ""} />
      {layer.photoId !== null && <RemovePhoto surface={surface} layer={layer} />}
    </div>
  );
}

function Thumbnail({ layer }: { layer: PhotoLayer }) {
  const { photos } = useStudioParts();
  const source = layer.photoId === null ? undefined : photos[layer.photoId];
  if (!source) return null;
  return (
    <img
      src={source.href.replace(/\/display$/, "/thumbnail")}
      alt="Your choice"
      width={source.width}
      height={source.height}
      className="h-16 w-16 rounded-field object-cover"
    />
  );
}

function RemovePhoto({ surface, layer }: { surface: string; layer: PhotoLayer }) {
  const { isLive, dispatch } = useStudioParts();
  return (
    <button
      type="submit"
      name="remove"
      value={layerName(surface, layer.id)}
      className={`${buttonClasses("plain", "-ml-2")} text-sm`}
      onClick={(event) => {
        if (!isLive) return;
        event.preventDefault();
        dispatch({
          type: "apply",
          commands: [{ type: "place-photo", surface, layer: layer.id, photoId: null }],
        });
      }}
    >
      Remove this photo
    </button>
  );
}

/** Opens in a new tab, so that the design stays open; nothing in a brand without the page. */
function PictureTips() {
  if (!thisBrand().pages.includes("picture tips")) return null;
  return (
    <a
      href="/product/picture-tips"
      target="_blank"
      rel="noreferrer"
      className="inline-block underline underline-offset-4 hover:text-accent-strong"
    >
      Picture tips<span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
