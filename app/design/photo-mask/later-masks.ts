import type { ComponentType } from "react";
import type { endsInBleed } from "../advice/mask-edge";
import type { MaskedPhotoProps } from "../drawing/masked-photo";
import { rendered } from "./later-masks.server";

/** The code of masks, which few designs need: browsers load it with the first mask that they draw. */
export interface MaskCode {
  MaskedPhoto: ComponentType<MaskedPhotoProps>;
  endsInBleed: typeof endsInBleed;
}

let code: MaskCode | undefined = rendered;
let load: (() => Promise<MaskCode>) | undefined;
const listeners = new Set<() => void>();

/** Returns the code once it is there. */
export function maskCode(): MaskCode | undefined {
  return code;
}

/** Calls the listener when the code has come. @returns a function that ends this */
export function subscribeToMasks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the script with the code; without it a browser keeps what the server drew. */
export function loadMasksBy(loader: typeof load): void {
  load = loader;
}

/** Loads the code; without the network nothing happens. */
export function loadMasks(): void {
  load?.().then(
    (loaded) => {
      code = loaded;
      for (const listener of listeners) listener();
    },
    () => {},
  );
}
