import { Button } from "../../ui/button";
import { dynamicStyle } from "../../ui/dynamic-style";
import { useAnnouncement } from "../../ui/live-region";
import type { PhotoUpload } from "../photos/use-photo-uploads";
import { useStudioParts } from "../use-studio";

/** The state of a photo upload: its progress, and buttons to cancel or retry it. */
export function UploadState({ field, upload }: { field: string; upload: PhotoUpload }) {
  const { uploads } = useStudioParts();
  useAnnouncement(announcedProgress(upload), { isNew: true });
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
        <p>{progressText(upload)}</p>
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

/** Each quarter, so that the percents do not follow one another endlessly. */
function announcedProgress(upload: PhotoUpload): string {
  if (upload.state === "failed") return "";
  return progressText(
    upload.state === "sending" ? { ...upload, part: Math.floor(upload.part * 4) / 4 } : upload,
  );
}

/** At 100 % the server is still processing the photo. */
function progressText(upload: PhotoUpload): string {
  if (upload.state !== "sending") return "Waiting to upload…";
  const percent = Math.round(upload.part * 100);
  return percent < 100 ? `Uploading your photo: ${percent}%` : "Processing your photo…";
}
