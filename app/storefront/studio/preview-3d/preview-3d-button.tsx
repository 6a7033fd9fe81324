import { type ComponentType, useEffect, useRef, useState } from "react";
import { Status } from "../../ui/live-region";
import { useStudioParts } from "../use-studio";
import type { Preview3dProps } from "./preview-3d";
import { turnableShape } from "./turnable-products";

type Loading = "not-asked" | "coming" | "failed" | ComponentType<Preview3dProps>;

/**
 * Button below the picture of a product with a 3D model: opens the 3D preview, which is loaded on demand. Nothing
 * without JavaScript.
 */
export function Preview3dButton() {
  const { isLive, document } = useStudioParts();
  const [preview, setPreview] = useState<Loading>("not-asked");
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const shape = turnableShape(document.blueprint);
  if (!shape) return null;

  async function open() {
    wasOpen.current = true;
    setOpen(true);
    if (typeof preview === "function") return;
    setPreview("coming");
    const fetched = await import("./preview-3d").catch(() => null);
    setPreview(fetched ? () => fetched.Preview3d : "failed");
  }

  if (!isOpen)
    return (
      <TurnButton onClick={open} isAwaited={!isLive} takesFocus={wasOpen.current}>
        View in 3D
      </TurnButton>
    );
  if (typeof preview === "function") {
    const Preview3d = preview;
    return <Preview3d shape={shape} onClose={() => setOpen(false)} />;
  }
  if (preview === "coming") return <TurnButton isWaiting>Loading 3D view…</TurnButton>;
  return <TurnButton onClick={open}>Couldn't load. Try again</TurnButton>;
}

interface TurnButtonProps {
  onClick?: () => void;
  isWaiting?: boolean;
  /** Scripts have not come. */
  isAwaited?: boolean;
  /** It replaces the focused element, so it takes the focus. */
  takesFocus?: boolean;
  children: string;
}

function TurnButton({ onClick, isWaiting, isAwaited, takesFocus, children }: TurnButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      onClick={onClick}
      aria-disabled={isWaiting}
      data-awaits-scripts={isAwaited}
      className="scripted-only"
    >
      <TurnIcon />
      <Status as="span">{children}</Status>
    </button>
  );
}

function TurnIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M7.5 17.4C4.8 16.5 3 15 3 13.3 3 10.4 7 8 12 8s9 2.4 9 5.3c0 2.6-3.3 4.8-7.6 5.2" />
      <path d="m16 15.6-3 3 3 2.9M12 3v2" />
    </svg>
  );
}
