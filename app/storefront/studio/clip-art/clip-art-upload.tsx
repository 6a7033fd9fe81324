import { useRef } from "react";
import { describedBy, FieldError } from "../../ui/field-frame";
import { SubmitButton } from "../../ui/submit-button";
import { fieldId } from "../field-names";
import { useStudioParts } from "../use-studio";
import { clipArtField } from "./clip-art-file";
import { useUploadedClipArt } from "./use-uploaded-clip-art";

const HELP =
  "An SVG of up to 200 kB. Drawings with several colors keep them where we print in full color. All others get one color you choose, without their white parts. Please convert text to outlines.";

/** Uploads an SVG file with the form, which adds it to the surface. */
export function ClipArtUpload({ surface }: { surface: string }) {
  const { errorOf } = useStudioParts();
  const field = clipArtField(surface);
  const id = fieldId(field);
  const error = errorOf(field);
  const input = useRef<HTMLInputElement>(null);
  useUploadedClipArt(surface, input);
  return (
    <div className="mt-3 border-t border-line pt-3">
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        Upload your own
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={input}
          id={id}
          type="file"
          name={field}
          accept=".svg,image/svg+xml"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help: HELP, error })}
          className="block min-h-[44px] min-w-0 flex-1 text-sm file:mr-3 file:min-h-[44px] file:cursor-pointer file:rounded-full file:border-0 file:bg-accent-tint file:px-4 file:font-semibold"
        />
        <SubmitButton name="intent" value="save" variant="quiet" sending="Adding…">
          Add to design
        </SubmitButton>
      </div>
      <p id={`${id}-help`} className="mt-1 text-sm text-soft-ink">
        {HELP}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}
