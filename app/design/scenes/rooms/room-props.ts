import type { SceneProps } from "../scene";

/** Props of every room. */
export type RoomProps = Pick<SceneProps, "background" | "idPrefix">;
