import type {Rule} from '../post';

const comparable = (address: string) => address.normalize('NFC').toLowerCase();

/** No other text has the address of the post. Disks and hosts may tell neither capitals nor forms of an accent apart. */
export const address: Rule = ({file, targets: {texts}, frontMatter: {offsetOf}}, report) => {
  const own = texts.find((one) => one.file === file);
  for (const other of texts.filter(
    (one) => own && one !== own && comparable(one.address) === comparable(own.address),
  )) {
    report(
      offsetOf('slug'),
      `${other.file} has the same address, ${other.address}`,
      'write another slug, or rename the folder',
    );
  }
};
