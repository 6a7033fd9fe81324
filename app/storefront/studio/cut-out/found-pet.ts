/** The answer to a photo whose pet is sought: its outline as x and y by turns in thousandths of the photo, or a message. */
export type FoundPet = { status: true; outline: number[] } | { status: false; message: string };

export const NOT_FOUND = "We couldn't look for your pet just now. You can still cut it out by hand.";
export const NO_ROOM = "This design has no room for more cutouts. Simplify another one first.";
