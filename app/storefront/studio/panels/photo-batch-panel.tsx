import { useEffect, useRef } from "react";
import { layersOf } from "~/design/layers/layers";
import { emptyPhotoSlots } from "~/design/photos/repeat-photos";
import { findBlueprint } from "~/design/products/known-products";
import { hasEmptyPages } from "~/design/surfaces/drop-empty-pages";
import { Button } from "../../ui/button";
import { dynamicStyle } from "../../ui/dynamic-style";
import { FieldError } from "../../ui/field-frame";
import { Status, useAnnouncement } from "../../ui/live-region";
import { SubmitButton } from "../../ui/submit-button";
import { fieldId } from "../field-names";
import { DROP_EMPTY_PAGES, FILL_PAGES } from "../form/placing";
import { PHOTO_TYPES } from "../photos/accepted-photos";
import { PHOTO_BATCH_FIELD, takesPhotoBatch } from "../photos/photo-batch";
import { usePhotoBatch } from "../photos/use-photo-batch";
import { useStudioParts } from "../use-studio";
import { ActButton } from "./act-button";
import { Panel } from "./panel";

/** For products with many photo slots: adds all photos at once, placed by date and shape. */
export function PhotoBatchPanel() {
  const { document } = useStudioParts();
  return takesPhotoBatch(document) ? (
    <Panel title="Add all your photos">
      <PhotoBatch />
      <EmptyPages />
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
        className={`block w-full cursor-pointer text-sm file:mr-3 file:min-h-[44px] file:cursor-pointer file:rounded-full file:border-0 file:bg-accent-fill file:px-5 file:font-semibold file:text-on-accent hover:file:bg-accent-strong ${isLive ? "text-transparent" : ""}`}
      />
      <p id={`${id}-help`} className="mt-1 text-sm text-soft-ink">
        We'll fill the empty spots by date taken, starting with the page you see, and match each photo to a
        spot of its shape.
      </p>
      {!isLive && (
        <SubmitButton name="intent" value="save" variant="quiet" className="unscripted-only mt-2">
          Add these photos
        </SubmitButton>
      )}
      {upload?.state === "sending" && <Progress part={upload.part} />}
      <Status className="text-sm font-medium">{said}</Status>
      <FieldError id={id} error={error} />
      {upload?.state === "failed" && lost.length > 0 && (
        <Button type="button" variant="quiet" className="mt-2" onClick={() => add(lost)}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Offers to repeat the photos in the empty spots, and to leave out empty pages. */
function EmptyPages() {
  const { document } = useStudioParts();
  const slots = layersOf(document).filter(({ layer }) => layer.kind === "photo").length;
  const empty = emptyPhotoSlots(document);
  if (empty === 0 || empty === slots) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <p className="w-full text-sm">
        {empty === 1 ? "1 photo spot is empty." : `${empty} photo spots are empty.`} Repeat your photos to
        fill them all.
      </p>
      <ActButton act={FILL_PAGES}>
        {findBlueprint(document.blueprint)?.mayHaveBlanks ? "Fill all pages" : "Fill all spots"}
      </ActButton>
      {hasEmptyPages(document) && <ActButton act={DROP_EMPTY_PAGES}>Remove empty pages</ActButton>}
    </div>
  );
}

function Progress({ part }: { part: number }) {
  // Each quarter, so that the percents do not follow one another endlessly.
  useAnnouncement(`Uploading your photos: ${Math.floor(part * 4) * 25}%`, { isNew: true });
  return (
    <div className="mt-2 text-sm">
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
