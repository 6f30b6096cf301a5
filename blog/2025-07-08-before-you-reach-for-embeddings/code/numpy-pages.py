# Prints the reference pages of numpy as JSON, each without its "See Also", and which other pages that lists.
import inspect, json, re, sys, warnings
import numpy

warnings.simplefilter('ignore')
modules = [numpy, numpy.linalg, numpy.fft, numpy.random, numpy.strings, numpy.polynomial.polynomial]
see_also = re.compile(r'^See Also\n-+\n(.*?)(?=^[^\n]+\n-{3,}$|\Z)', re.M | re.S)
signature = re.compile(r'^\w+\([^\n]*\)\n+')

# A function with several names, such as abs and absolute, is one page.
pages, page_of = {}, {}
for module in modules:
    for name in sorted(module.__all__):
        thing = getattr(module, name)
        text = inspect.getdoc(thing)
        if text and callable(thing) and hasattr(thing, '__name__') and not inspect.isclass(thing):
            alias = re.search(r'is an alias of `~numpy\.(\w+)`', text)
            page_of.setdefault(name, alias[1] if alias else thing.__name__)
            if not alias:
                pages.setdefault(page_of[name], text)


def named(line):
    """The functions that a line of "See Also" names, before its colon."""
    names = re.sub(r':\w+:', '', line + ' ').split(' : ')[0].split(',')
    return [page_of.get(name.strip(' `').split('.')[-1]) for name in names if 'scipy' not in name]


found = []
for name, text in pages.items():
    section = see_also.search(text)
    lines = [line for line in section[1].splitlines() if line and line[0] != ' '] if section else []
    description, _, rest = signature.sub('', see_also.sub('', text)).partition('\n\n')
    also = sorted({other for line in lines for other in named(line) if other in pages and other != name})
    names = [other for other, page in page_of.items() if page == name]
    found.append({'permalink': name, 'title': name, 'description': description, 'text': rest, 'also': also, 'names': names})
json.dump(found, sys.stdout)
