import { Drawing } from "../drawings/drawing";
import type { SceneBackground, SceneProps } from "./scene";

/** The colors of a room: its walls one step from paper, its furniture the counterpoint. */
export interface RoomTones {
  wall: string;
  /** The shaded wall, and objects far behind. */
  deep: string;
  /** Upholstery and other large things. */
  furniture: string;
  /** Small accents. */
  accent: string;
}

export const roomTones: Record<SceneBackground, RoomTones> = {
  sand: { wall: "#f5eada", deep: "#e3cfb0", furniture: "#2f6656", accent: "#c95f38" },
  mint: { wall: "#e0ece1", deep: "#bdd5c3", furniture: "#c9714f", accent: "#e2a13a" },
  sky: { wall: "#dfeaf1", deep: "#b9d0de", furniture: "#d9a046", accent: "#b8552f" },
  blush: { wall: "#f9e6dd", deep: "#eac4b4", furniture: "#2f6b70", accent: "#dd9a3a" },
};

interface RoomProps extends Pick<SceneProps, "background" | "idPrefix"> {
  /** Generated from an SVG file. */
  markup: (colors: RoomTones, idPrefix: string) => string;
}

/** A room, or a thing in it, in the colors of its background. */
export function Room({ markup, background, idPrefix }: RoomProps) {
  return <Drawing markup={markup} colors={roomTones[background]} idPrefix={idPrefix} />;
}
