/** The template with which a tool opens for one photo; tools that lack it use their default. */
export const ONE_PHOTO = "full-photo";
