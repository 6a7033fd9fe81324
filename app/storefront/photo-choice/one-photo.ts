/** In which arrangement a tool opens for one photo; tools without it open in their usual one. */
export const ONE_PHOTO = "full-photo";
