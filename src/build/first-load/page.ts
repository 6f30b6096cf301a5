/** A built page. */
export type Page = {
  /** Of its file, from the folder of the built site on. */
  name: string;
  html: string;
};
