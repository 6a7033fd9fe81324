import { useField } from "remix-validated-form";
import { PHOTO_RULE, PHOTO_TYPES } from "../studio/photos/accepted-photos";
import { describedBy, FieldError } from "../ui/field-frame";
import { FilePreview, useChosenFile } from "../ui/file-preview";
import { KEPT_PHOTO_FIELD, PHOTO_FIELD } from "./share-photo-form";

const HELP = `${PHOTO_RULE}.`;

/** File input for a photo. A photo stored with an earlier, invalid submission is shown and need not be uploaded again. */
export function PhotoChoice({ label }: { label: string }) {
  const { error } = useField(PHOTO_FIELD);
  const { defaultValue } = useField(KEPT_PHOTO_FIELD);
  const keptId: string = defaultValue ?? "";
  const { input, choose, file } = useChosenFile();
  const id = `field-${PHOTO_FIELD}`;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {keptId ? `${label} (saved; choose another to replace it)` : label}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        {file && <FilePreview file={file} />}
        {keptId && !file && (
          <img
            src={`/photos/${keptId}/thumbnail`}
            alt="Your choice"
            width="64"
            height="64"
            className="h-16 w-16 rounded-field object-cover"
          />
        )}
        <input
          ref={input}
          onChange={choose}
          id={id}
          name={PHOTO_FIELD}
          type="file"
          accept={PHOTO_TYPES}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help: HELP, error })}
          className="block min-w-0 flex-1 cursor-pointer text-sm file:mr-3 file:min-h-[44px] file:cursor-pointer file:rounded-full file:border-0 file:bg-accent-fill file:px-5 file:font-semibold file:text-on-accent hover:file:bg-accent-strong"
        />
      </div>
      <p id={`${id}-help`} className="mt-1 text-sm text-soft-ink">
        {HELP}
      </p>
      <FieldError id={id} error={error} />
      <input type="hidden" name={KEPT_PHOTO_FIELD} value={keptId} />
    </div>
  );
}
