export default function DesignToolPage() {
  return <h1>Design</h1>;
}
