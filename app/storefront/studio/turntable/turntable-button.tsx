import { type ComponentType, useEffect, useRef, useState } from "react";
import { useStudioParts } from "../use-studio";
import { turnableShape } from "./turnable-products";
import type { TurntableProps } from "./turntable";

type Loading = "not-asked" | "coming" | "failed" | ComponentType<TurntableProps>;

/**
 * Over the picture of a product that can be turned: a button that brings the product in space, fetched only now.
 * Nothing without JavaScript.
 */
export function TurntableButton() {
  const { isLive, document } = useStudioParts();
  const [turntable, setTurntable] = useState<Loading>("not-asked");
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const shape = turnableShape(document.blueprint);
  if (!isLive || !shape) return null;

  async function open() {
    wasOpen.current = true;
    setOpen(true);
    if (typeof turntable === "function") return;
    setTurntable("coming");
    const fetched = await import("./turntable").catch(() => null);
    setTurntable(fetched ? () => fetched.Turntable : "failed");
  }

  if (!isOpen)
    return (
      <TurnButton onClick={open} takesFocus={wasOpen.current}>
        Turn it
      </TurnButton>
    );
  if (typeof turntable === "function") {
    const Turntable = turntable;
    return <Turntable shape={shape} onClose={() => setOpen(false)} />;
  }
  if (turntable === "coming") return <TurnButton isWaiting>Getting it ready…</TurnButton>;
  return <TurnButton onClick={open}>It did not come. Try again</TurnButton>;
}

interface TurnButtonProps {
  onClick?: () => void;
  isWaiting?: boolean;
  /** It comes in the place of what had the focus. */
  takesFocus?: boolean;
  children: string;
}

function TurnButton({ onClick, isWaiting, takesFocus, children }: TurnButtonProps) {
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
      className="absolute bottom-3 right-3 z-10 inline-flex min-h-[44px] items-center gap-2 rounded-full bg-card px-4 text-sm font-semibold shadow-float hover:bg-accent-tint"
    >
      <TurnIcon />
      <span aria-live="polite">{children}</span>
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
