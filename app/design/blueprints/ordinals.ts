const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

/** "First tile", "Second tile" and so on: sentences such as "Add a photo for the second tile." are made of it. @param index from 0 */
export function nth(index: number, thing: string): string {
  const ordinal = ordinals[index] ?? `${index + 1}th`;
  return `${ordinal[0].toUpperCase()}${ordinal.slice(1)} ${thing}`;
}
