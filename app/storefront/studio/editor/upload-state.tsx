import { Button } from "../../ui/button";
import { dynamicStyle } from "../../ui/dynamic-style";
import type { PhotoUpload } from "../photos/use-photo-uploads";
import { useStudioParts } from "../use-studio";

/** The state of a photo upload: its progress, and buttons to cancel or retry it. */
export function UploadState({ field, upload }: { field: string; upload: PhotoUpload }) {
  const { uploads } = useStudioParts();
  if (upload.state === "failed")
    return upload.isLost ? (
      <Button type="button" variant="quiet" className="mt-2" onClick={() => uploads.retry(field)}>
        Try again
      </Button>
    ) : null;
  const part = upload.state === "sending" ? upload.part : 0;
  return (
    <div className="mt-2 text-sm">
      <div className="flex items-center justify-between gap-2">
        <p role="status">{progressText(upload)}</p>
        <button
          type="button"
          onClick={() => uploads.cancel(field)}
          className="min-h-[44px] px-2 font-medium underline underline-offset-4 hover:text-accent-strong"
        >
          Cancel
        </button>
      </div>
      <div className="h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full origin-left bg-accent transition-transform"
          {...dynamicStyle({ transform: `scaleX(${part})` })}
        />
      </div>
    </div>
  );
}

/** At 100 % the server is still processing the photo. */
function progressText(upload: PhotoUpload): string {
  if (upload.state !== "sending") return "Waiting to upload…";
  const percent = Math.round(upload.part * 100);
  return percent < 100 ? `Uploading your photo: ${percent}%` : "Processing your photo…";
}
