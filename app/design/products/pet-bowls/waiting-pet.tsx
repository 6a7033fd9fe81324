import { Drawing } from "../../drawings/drawing";
import { waitingCat } from "../../drawings/rooms/waiting-cat.generated";
import { waitingDog } from "../../drawings/rooms/waiting-dog.generated";
import { roomTones } from "../../scenes/room";
import type { SceneBackground } from "../../scenes/scene";

/** Two kitchens belong to dogs, two to cats. */
const pets = {
  sand: { markup: waitingDog, fur: "#d99a52", shade: "#a8682a", bib: "#f6d9a8" },
  mint: { markup: waitingCat, fur: "#a39a8f", shade: "#6f665c", bib: "#fbf7f0" },
  sky: { markup: waitingCat, fur: "#e39a4a", shade: "#b0661f", bib: "#fff1dc" },
  blush: { markup: waitingDog, fur: "#ead7b8", shade: "#b89a6e", bib: "#fffaf0" },
};

/** Chest, front legs and muzzle of the pet that waits behind its bowl. */
export function WaitingPet({ background }: { background: SceneBackground }) {
  const { markup, ...coat } = pets[background];
  return <Drawing markup={markup} colors={{ ...coat, accent: roomTones[background].accent }} />;
}
