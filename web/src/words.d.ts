declare module "*&words" {
  const source: string;
  export default source;
}
