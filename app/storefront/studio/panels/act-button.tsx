import type { MouseEvent, ReactNode } from "react";
import { focusAddedLayer } from "../focus-after";
import { ACT_FIELD } from "../form/placing";
import { useStudioParts } from "../use-studio";

interface ActButtonProps {
  /** The action, such as front.name.left. */
  act: string;
  /** Accessible name if there is only an icon. */
  label?: string;
  children: ReactNode;
  variant?: "pill" | "drawing";
}

/** A button that changes a layer: submits the form, or applies at once in the browser's editor. */
export function ActButton({ act, label, children, variant = "pill" }: ActButtonProps) {
  const { isLive, photos, dispatch } = useStudioParts();
  const follow = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    if (!isLive || !form) return;
    event.preventDefault();
    const sent = new FormData(form);
    sent.set(ACT_FIELD, act);
    const apply = () => dispatch({ type: "read", form: sent, photos });
    const isByKey = event.detail === 0;
    const [surface, part] = act.split(".");
    if (isByKey && part?.startsWith("add-")) focusAddedLayer(surface, apply);
    else apply();
  };
  return (
    <button
      type="submit"
      name={ACT_FIELD}
      value={act}
      aria-label={label}
      title={label}
      onClick={follow}
      data-variant={variant}
      className="act"
    >
      {children}
    </button>
  );
}
