import { Status } from "../../ui/live-region";
import type { CanvasZoom } from "./use-canvas-zoom";

/** Zoom buttons. */
export function ZoomButtons({ zoom, step }: CanvasZoom) {
  return (
    <span className="flex items-center max-lg:flex-col-reverse max-lg:rounded-full max-lg:bg-card/90 max-lg:shadow-float">
      <ZoomButton label="Zoom out" isOff={zoom <= 1} onClick={() => step(-1)}>
        −
      </ZoomButton>
      <Status as="span" label="Zoom:" className="w-12 tabular-nums max-lg:sr-only">
        {Math.round(zoom * 100)}%
      </Status>
      <ZoomButton label="Zoom in" isOff={zoom >= 4} onClick={() => step(1)}>
        +
      </ZoomButton>
    </span>
  );
}

interface ZoomButtonProps {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: string;
}

function ZoomButton({ label, isOff, onClick, children }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={onClick}
      className="flex h-11 w-11 items-center justify-center rounded-full text-xl text-ink hover:bg-accent-tint aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
