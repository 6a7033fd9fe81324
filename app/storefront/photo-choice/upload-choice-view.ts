/** Pixels, upright. */
export interface OwnPhoto {
  id: string;
  width: number;
  height: number;
}

export const UPLOAD_CHOICE_PATH = "/uploadchoice-tool";
