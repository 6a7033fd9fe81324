/** The name of a member as Magento writes it in bodies; its clients may also write it in camel case. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
