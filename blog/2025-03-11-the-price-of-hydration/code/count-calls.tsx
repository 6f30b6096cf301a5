/** @jsxRuntime automatic */
import {Page} from './article';
import {visit, whole} from './visit';
import {Written} from './written';

async function main(): Promise<void> {
  await visit('all of the page is hydrated', whole);
  await visit(
    'the text is kept as written',
    <Page>
      <Written />
    </Page>,
  );
}

void main();
