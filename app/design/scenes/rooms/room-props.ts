import type { SceneProps } from "../scene";

/** What every room is drawn from. */
export type RoomProps = Pick<SceneProps, "background" | "idPrefix">;
