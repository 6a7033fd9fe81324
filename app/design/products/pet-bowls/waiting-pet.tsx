import { Drawing } from "../../drawings/drawing";
import { catMuzzle } from "../../drawings/rooms/cat-muzzle.generated";
import { dogMuzzle } from "../../drawings/rooms/dog-muzzle.generated";
import { waitingPet } from "../../drawings/rooms/waiting-pet.generated";
import { roomTones } from "../../scenes/room";
import type { SceneBackground } from "../../scenes/scene";

/** Two kitchens belong to dogs, two to cats. */
const pets = {
  sand: { muzzle: dogMuzzle, fur: "#d99a52", shade: "#a8682a", bib: "#f6d9a8" },
  mint: { muzzle: catMuzzle, fur: "#a39a8f", shade: "#6f665c", bib: "#fbf7f0" },
  sky: { muzzle: catMuzzle, fur: "#e39a4a", shade: "#b0661f", bib: "#fff1dc" },
  blush: { muzzle: dogMuzzle, fur: "#ead7b8", shade: "#b89a6e", bib: "#fffaf0" },
};

/** Chest, front legs and muzzle of the pet that waits behind its bowl. */
export function WaitingPet({ background }: { background: SceneBackground }) {
  const { muzzle, ...coat } = pets[background];
  const colors = { ...coat, accent: roomTones[background].accent };
  return (
    <g>
      <Drawing markup={waitingPet} colors={colors} />
      <Drawing markup={muzzle} colors={colors} />
    </g>
  );
}
