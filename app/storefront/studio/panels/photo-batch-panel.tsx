import { useEffect, useRef } from "react";
import { Button } from "../../ui/button";
import { dynamicStyle } from "../../ui/dynamic-style";
import { FieldError } from "../../ui/field-frame";
import { SubmitButton } from "../../ui/submit-button";
import { fieldId } from "../field-names";
import { PHOTO_TYPES } from "../photos/accepted-photos";
import { PHOTO_BATCH_FIELD, takesPhotoBatch } from "../photos/photo-batch";
import { usePhotoBatch } from "../photos/use-photo-batch";
import { useStudioParts } from "../use-studio";
import { Panel } from "./panel";

/** For products with many photo slots: adds all photos at once, placed by date and shape. */
export function PhotoBatchPanel() {
  const { document } = useStudioParts();
  return takesPhotoBatch(document) ? (
    <Panel title="Add all your photos">
      <PhotoBatch />
    </Panel>
  ) : null;
}

function PhotoBatch() {
  const { uploads, errorOf, isLive } = useStudioParts();
  const { add, lost, said } = usePhotoBatch();
  const input = useRef<HTMLInputElement>(null);
  const id = fieldId(PHOTO_BATCH_FIELD);
  const upload = uploads.byField[PHOTO_BATCH_FIELD];
  const error = upload?.state === "failed" ? upload.message : errorOf(PHOTO_BATCH_FIELD);
  const send = (element: HTMLInputElement) => {
    const files = [...(element.files ?? [])];
    if (files.length === 0) return;
    element.value = "";
    add(files);
  };
  /* Photos chosen before the editor started are still in the field. */
  useEffect(() => {
    if (input.current) send(input.current);
  });
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        Choose your photos
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        name={PHOTO_BATCH_FIELD}
        accept={PHOTO_TYPES}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-help${error ? ` ${id}-error` : ""}`}
        onChange={(event) => isLive && send(event.currentTarget)}
        className={`block w-full cursor-pointer text-sm file:mr-3 file:min-h-[44px] file:cursor-pointer file:rounded-full file:border-0 file:bg-accent file:px-5 file:font-semibold file:text-on-accent hover:file:bg-accent-strong ${isLive ? "text-transparent" : ""}`}
      />
      <p id={`${id}-help`} className="mt-1 text-sm text-soft-ink">
        We'll arrange photos by date taken and match each one to a spot of its shape.
      </p>
      {!isLive && (
        <SubmitButton name="intent" value="save" variant="quiet" className="mt-2">
          Add these photos
        </SubmitButton>
      )}
      {upload?.state === "sending" && <Progress part={upload.part} />}
      <p role="status" className="text-sm font-medium">
        {said}
      </p>
      <FieldError id={id} error={error} />
      {upload?.state === "failed" && lost.length > 0 && (
        <Button type="button" variant="quiet" className="mt-2" onClick={() => add(lost)}>
          Try again
        </Button>
      )}
    </div>
  );
}

function Progress({ part }: { part: number }) {
  return (
    <div role="status" className="mt-2 text-sm">
      <p>Uploading your photos: {Math.round(part * 100)}%</p>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full origin-left bg-accent transition-transform"
          {...dynamicStyle({ transform: `scaleX(${part})` })}
        />
      </div>
    </div>
  );
}
