import { useStudioParts } from "../use-studio";

/** How much of a photo is sent, as a ring over the picture that already shows it. */
export function UploadRing() {
  const { uploads } = useStudioParts();
  const upload = Object.values(uploads.byField).find(({ state }) => state !== "failed");
  if (!upload) return null;
  const percent = upload.state === "sending" ? Math.round(upload.part * 100) : 0;
  return (
    <div
      role="progressbar"
      aria-label="Uploading your photo"
      aria-valuenow={percent}
      className="pointer-events-none absolute left-1/2 top-1/2 z-10 -translate-x-1/2 -translate-y-1/2 rounded-full bg-card/90 shadow-float"
    >
      <svg
        viewBox="0 0 40 40"
        className="h-16 w-16 -rotate-90"
        aria-hidden="true"
        fill="none"
        strokeWidth="4"
      >
        <circle cx="20" cy="20" r="15" className="stroke-line" />
        <circle
          cx="20"
          cy="20"
          r="15"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          strokeLinecap="round"
          className="stroke-accent"
        />
      </svg>
    </div>
  );
}
